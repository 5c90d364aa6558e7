import { expect, test } from 'vitest'
import { fatalErrorIn, messageCollector } from './pglite-stream.server.ts'

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

const STARTUP = message('', 'user\0postgres\0\0')

test('the startup packet goes out whole, however it comes', () => {
  const collect = messageCollector()
  expect(collect([STARTUP.subarray(0, 3)]).messages).toBeUndefined()
  expect(collect([STARTUP.subarray(3, 9)]).messages).toBeUndefined()
  expect(collect([STARTUP.subarray(9)]).messages).toEqual(STARTUP)
})

test('nothing goes out before the message that asks for an answer', () => {
  const collect = messageCollector()
  collect([STARTUP])
  const parse = message('P', 'select 1')
  const bind = message('B', '')
  const sync = message('S', '')
  expect(collect([parse])).toEqual({ isEnd: false })
  expect(collect([bind, sync.subarray(0, 2)])).toEqual({ isEnd: false })
  expect(collect([sync.subarray(2)]).messages).toEqual(Buffer.concat([parse, bind, sync]))
  expect(collect([message('Q', 'x')]).messages).toEqual(message('Q', 'x'))
})

test('the end is seen, and a length that looks like a type is not one', () => {
  const collect = messageCollector()
  collect([STARTUP])
  expect(collect([message('D', 'QQQQ')])).toEqual({ isEnd: false })
  expect(collect([message('X', '')])).toEqual({ isEnd: true })
})

const error = (severity: string): Buffer => message('E', `S${severity}\0V${severity}\0C53100\0MNo room\0\0`)
const ready = message('Z', 'I')

test('an error after which the session ends is told from one after which it goes on', () => {
  const row = message('D', 'EVFATAL\0MZ')
  expect(fatalErrorIn(Buffer.concat([row, error('FATAL')]))).toBe('No room')
  expect(fatalErrorIn(error('PANIC'))).toBe('No room')
  expect(fatalErrorIn(Buffer.concat([error('ERROR'), ready]))).toBeNull()
  expect(fatalErrorIn(error('ERROR'))).toBeNull()
  expect(fatalErrorIn(row)).toBeNull()
  expect(fatalErrorIn(ready)).toBeNull()
  expect(fatalErrorIn(new Uint8Array())).toBeNull()
})
