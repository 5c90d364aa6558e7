/** `node bench/planning/first-week.ts <seed>`: the CPU time of the first plan of 42 meals this process makes, in ms. */
import { cookbook } from '#app/cookbook.server.ts'
import { planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { weekOf } from './weeks.ts'

const request = weekOf(Number(process.argv[2] ?? 1))
const began = process.cpuUsage().user
planFromRequest(request, cookbook())
console.log((process.cpuUsage().user - began) / 1000)
