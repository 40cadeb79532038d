// The variables of a template with their preview values.
import { Lock, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { INPUT } from '../../../ui/field.tsx'
import { cn } from '../../../ui/cn.ts'
import { AddVariable } from './add-variable.tsx'
import { variableText, variableTypeText } from './names.ts'
import type { TemplateEditorState } from './use-template-editor.ts'

const INPUT_TYPES = { text: 'text', email: 'email', number: 'text', url: 'url', date: 'text' } as const

export function VariablesTable({ editor }: { editor: TemplateEditorState }) {
  const { draft, values, setValue, isFixed, removeVariable } = editor
  const [isAdding, setAdding] = useState(false)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between pb-1.5">
        <h2 className="text-1 font-mid">{words('variables')}</h2>
        <Button size="s" variant="quiet" icon={<Plus />} onClick={() => setAdding(true)}>
          {words('addVariable')}
        </Button>
      </div>
      {isAdding && <AddVariable onAdd={editor.addVariable} onClose={() => setAdding(false)} />}
      <div className="scroll-x">
        <table className="w-full min-w-[520px] text-start text-2">
          <thead>
            <tr className="border-b border-line-2 text-1 text-ink-2 [&>th]:py-1.5 [&>th]:pe-3 [&>th]:font-regular">
              <th scope="col">{words('key')}</th>
              <th scope="col">{words('label')}</th>
              <th scope="col">{words('type')}</th>
              <th scope="col">{words('previewValue')}</th>
              <th scope="col" className="sr-only">
                {words('remove')}
              </th>
            </tr>
          </thead>
          <tbody>
            {draft.variables.map(({ key, label, type, required, description }) => (
              <tr key={key} className="border-b border-line [&>td]:py-1 [&>td]:pe-3 [&>th]:py-1 [&>th]:pe-3">
                <th scope="row" className="font-mid text-out-ink">
                  {key}
                </th>
                <td title={description}>
                  {variableText(label)}{' '}
                  {required && <span className="text-ink-3">{words('isRequired')}</span>}
                </td>
                <td className="text-ink-2">{variableTypeText(type)}</td>
                <td>
                  <input
                    aria-label={words('valueOf', { key })}
                    type={INPUT_TYPES[type]}
                    value={values[key] ?? ''}
                    placeholder={words('noValue')}
                    onChange={(event) => setValue(key, event.target.value)}
                    className={cn(INPUT, 'h-7 border-line-2 text-2 placeholder:text-signal-ink')}
                  />
                </td>
                <td className="w-8">
                  {isFixed(key) ? (
                    <Lock className="mx-auto size-4 text-ink-3" aria-label={words('alwaysThere', { key })} />
                  ) : (
                    <IconButton
                      size="s"
                      label={words('removeKey', { key })}
                      onClick={() => removeVariable(key)}
                    >
                      <Trash2 />
                    </IconButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
