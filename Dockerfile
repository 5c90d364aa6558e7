# syntax=docker/dockerfile:1
# Builds with everything, runs with little: Node, the build, the packages that run it, and the sources (Node runs
# TypeScript as it is). See docs/operations.md.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-trixie-slim AS build
WORKDIR /app
# Chromium and fonts of the tests are not for here.
ENV PUPPETEER_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json ./
# The image has its Node; the package that brings one is left out of it.
RUN npm ci --no-audit --no-fund --ignore-scripts && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY . .
RUN node server/build.ts
# The reader of print comes in six builds and two sizes of its English: one of each is used.
RUN npm prune --omit=dev --no-audit --no-fund --ignore-scripts \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node tests bench \
 && find node_modules/tesseract.js-core -name 'tesseract-core*' ! -name 'tesseract-core-simd-lstm.js' ! -name 'tesseract-core-simd-lstm.wasm' -delete \
 && rm -rf node_modules/@tesseract.js-data/eng/4.0.0

FROM node:${NODE_VERSION}-trixie-slim AS run
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /app
# Root owns what runs, and the process is somebody else: it cannot change itself.
COPY --from=build /app /app
RUN mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "server/start.ts"]

# With PostgreSQL's client programs, which `npm run backup` needs for a database server: --target operations
FROM run AS operations
USER root
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
USER node

FROM run
