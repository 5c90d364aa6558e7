/** The floor: `node:http` sending one ready body. Run as a process of its own: PORT and BODY_FILE in the environment. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env['BODY_FILE']!)
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
