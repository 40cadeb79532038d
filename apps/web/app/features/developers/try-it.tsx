// The form of one call: parameters, body, the call as code, and the response.
import { Play } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Tag } from '../../ui/tag.tsx'
import { fileTypesOf, type Operation } from './document.ts'
import { curlOf, pythonOf, typescriptOf, type HttpRequest } from './example.ts'
import { useTryIt, type TriedAnswer } from './use-try-it.ts'
import { developersWords as words } from '../../lib/words/developers.ts'

const LANGUAGES = {
  curl: { label: 'curl', codeOf: curlOf },
  typescript: { label: 'TypeScript', codeOf: typescriptOf },
  python: { label: 'Python', codeOf: pythonOf },
} as const
export type CodeLanguage = keyof typeof LANGUAGES

const CODE = 'overflow-x-auto rounded border border-line bg-sunk p-3 text-1'

interface TryItProps {
  operation: Operation
  base: string
  apiKey: string
  language: CodeLanguage
  onLanguage: (language: CodeLanguage) => void
}

export function TryIt({ operation, base, apiKey, language, onLanguage }: TryItProps) {
  const { draft, setValue, setBody, setFile, request, run, isRunning, answer } = useTryIt(
    operation,
    base,
    apiKey,
  )
  const fileTypes = fileTypesOf(operation)
  const changes = operation.method !== 'GET'
  return (
    <form
      aria-label={words('try', { method: operation.method, path: operation.path })}
      className="grid min-w-0 content-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      {operation.parameters.map(({ name, required, description, in: place }) => (
        <TextField
          key={`${place} ${name}`}
          label={name}
          aside={
            <span className="text-1 text-ink-3">{required ? place : words('placeOptional', { place })}</span>
          }
          hint={description}
          required={required}
          value={draft.values[name] ?? ''}
          onChange={(event) => setValue(name, event.target.value)}
        />
      ))}
      {fileTypes && (
        <label className="grid gap-1 text-2">
          <span>{words('file')}</span>
          <input type="file" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
        </label>
      )}
      {operation.requestBody && !fileTypes && (
        <TextArea
          label={words('body')}
          rows={Math.min(14, draft.body.split('\n').length + 1)}
          spellCheck={false}
          className="font-mono"
          value={draft.body}
          onChange={(event) => setBody(event.target.value)}
        />
      )}
      <AsCode request={request} language={language} onLanguage={onLanguage} />
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" icon={<Play />} disabled={isRunning}>
          {isRunning ? words('calling') : words('run')}
        </Button>
        {changes && <span className="text-1 text-ink-3">{words('withATestKeyIt')}</span>}
      </div>
      {answer && <Answer answer={answer} />}
    </form>
  )
}

interface AsCodeProps {
  request: HttpRequest
  language: CodeLanguage
  onLanguage: (language: CodeLanguage) => void
}

function AsCode({ request, language, onLanguage }: AsCodeProps) {
  const { label, codeOf } = LANGUAGES[language]
  return (
    <div className="grid min-w-0 gap-2">
      <Segments
        label={words('codeIn')}
        value={language}
        onChange={onLanguage}
        items={Object.entries(LANGUAGES).map(([value, each]) => ({
          value: value as CodeLanguage,
          label: each.label,
        }))}
        className="w-fit"
      />
      <pre dir="ltr" aria-label={words('theCallIn', { label })} className={CODE}>
        {codeOf(window.location.origin, request)}
      </pre>
    </div>
  )
}

function Answer({ answer: { status, milliseconds, text } }: { answer: TriedAnswer }) {
  const isGood = status !== null && status < 400
  return (
    <div role="status" className="grid min-w-0 gap-2">
      <p className="flex items-center gap-2 text-2">
        <Tag tone={isGood ? 'ok' : 'bad'}>{status ?? words('noAnswer')}</Tag>
        <span className="text-ink-2">{words('inMs', { milliseconds })}</span>
      </p>
      <pre dir="ltr" aria-label={words('answer')} className={`${CODE} max-h-[420px]`}>
        {text}
      </pre>
    </div>
  )
}
