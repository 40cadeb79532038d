// Requests made from operations: address, query, body, and who sends them.
import fc, { type Arbitrary } from 'fast-check'
import type { Operation } from './operations.ts'
import { ValueMaker } from './values.ts'

export interface FuzzRequest {
  method: string
  /** Below /api/v1, encoded. */
  path: string
  token: string | null
  contentType: string | null
  body: string | null
}

/** Any request to any of the operations, by any of the people. */
export function requestsTo(
  operations: readonly Operation[],
  ids: readonly string[],
  tokens: readonly (string | null)[],
): Arbitrary<FuzzRequest> {
  const values = new ValueMaker(ids)
  return fc.oneof(...operations.map((operation) => requestTo(operation, values, tokens)))
}

function requestTo(
  { method, path, parameters, body }: Operation,
  values: ValueMaker,
  tokens: readonly (string | null)[],
): Arbitrary<FuzzRequest> {
  const parts = parameters.map((parameter) =>
    fc.record({
      parameter: fc.constant(parameter),
      value: values.text(parameter.schema),
      isThere: parameter.required ? fc.constant(true) : fc.boolean(),
    }),
  )
  const content = body
    ? fc.oneof(
        { weight: 12, arbitrary: values.any(body).map((value) => JSON.stringify(value) ?? 'null') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '',
            '{',
            '[]',
            'null',
            '"text"',
            '7',
            '[1,',
            '\0',
            '{"a":"\\ud800"}',
            '{"a":"\\u0000"}',
          ),
        },
      )
    : fc.constant(null)
  const contentType = fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'text/csv',
        'application/xml',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
      ),
    },
  )
  return fc
    .record({ parts: fc.tuple(...parts), body: content, contentType, token: fc.constantFrom(...tokens) })
    .map(({ parts: requestParts, body: text, contentType: type, token }) => {
      let address = path
      const query: string[] = []
      for (const { parameter, value, isThere } of requestParts) {
        if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encode(value))
        else if (isThere) query.push(`${parameter.name}=${encode(value)}`)
      }
      const search = query.length > 0 ? `?${query.join('&')}` : ''
      return { method, path: address + search, token, contentType: text === null ? null : type, body: text }
    })
}

/** Unpaired surrogates have no valid encoding: they are sent as the bytes that UTF-8 forbids. */
function encode(text: string): string {
  return text.replace(/[^\w.~-]/gu, (char) => (char.isWellFormed() ? encodeURIComponent(char) : '%ED%A0%80'))
}
