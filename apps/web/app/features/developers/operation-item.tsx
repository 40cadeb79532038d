// One call: a line when closed; parameters, responses and a form when open.
import { useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { fileTypesOf, type Operation } from './document.ts'
import { SchemaFields } from './schema-fields.tsx'
import { TryIt, type CodeLanguage } from './try-it.tsx'
import { developersWords as words } from '../../lib/words/developers.ts'

const METHOD_COLOURS: Readonly<Record<string, string>> = {
  GET: 'text-ok-ink',
  POST: 'text-out-ink',
  PUT: 'text-transit-ink',
  PATCH: 'text-transit-ink',
  DELETE: 'text-bad-ink',
}

interface OperationItemProps {
  operation: Operation
  base: string
  apiKey: string
  /** Language of the example code, shared by all calls. */
  language: CodeLanguage
  onLanguage: (language: CodeLanguage) => void
}

export function OperationItem({ operation, ...rest }: OperationItemProps) {
  const [isOpen, setOpen] = useState(false)
  const { method, path, summary, operationId } = operation
  return (
    <li id={operationId} className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-11 w-full grid-cols-[4rem_1fr] content-center items-baseline gap-x-3 py-2 text-start hover:bg-hover md:flex md:flex-wrap"
      >
        <span className={cn('w-16 text-2 font-strong', METHOD_COLOURS[method])}>{method}</span>
        <code className="text-2 font-mid break-all">
          <bdi dir="ltr">{path}</bdi>
        </code>
        <span className="col-start-2 text-2 text-ink-2 md:ms-auto">{summary}</span>
      </button>
      {isOpen && <OpenOperation operation={operation} {...rest} />}
    </li>
  )
}

function OpenOperation({ operation, ...rest }: OperationItemProps) {
  const body = operation.requestBody?.content['application/json']?.schema
  const fileTypes = fileTypesOf(operation)
  const answers = Object.entries(operation.responses)
  return (
    <div className="grid gap-8 pt-2 pb-6 lg:grid-cols-2">
      <div className="min-w-0">
        {operation.description && <p className="pb-3 text-2 text-ink-2">{operation.description}</p>}
        {body && (
          <>
            <h3 className="text-2 font-strong">{words('request')}</h3>
            <SchemaFields schema={body} />
          </>
        )}
        {fileTypes && (
          <>
            <h3 className="text-2 font-strong">{words('request')}</h3>
            <p className="text-2 text-ink-2">
              {words('theBytesOfAFile', { fileTypes: fileTypes.join(', ') })}
            </p>
          </>
        )}
        <h3 className="pt-3 text-2 font-strong">{words('response')}</h3>
        <ul>
          {answers.map(([status, { description, content }]) => (
            <li key={status} className="py-1 text-2">
              <span className="font-mid">{status === 'default' ? words('else') : status}</span>{' '}
              <span className="text-ink-2">{description}</span>
              {status !== 'default' && content?.['application/json'] && (
                <SchemaFields schema={content['application/json'].schema} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <TryIt operation={operation} {...rest} />
    </div>
  )
}
