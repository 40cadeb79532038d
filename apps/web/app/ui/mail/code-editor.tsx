// A text editor with highlighting by CodeMirror, loaded on demand.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { CodeMirror } from './code-mirror.ts'

interface CodeEditorProps {
  label: string
  isHtml: boolean
  value: string
  /** Known variables; unknown placeholders are marked. */
  keys: readonly string[]
  onChange: (text: string) => void
  /** Called on creation and focus, with a function that inserts text at the cursor. */
  onReady: (insert: (text: string) => void) => void
}

export function CodeEditor({ label, isHtml, value, keys, onChange, onReady }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const [mirror, setMirror] = useState<CodeMirror | null>(null)
  const change = useEffectEvent(onChange)
  const ready = useEffectEvent(onReady)
  const start = useEffectEvent(() => ({ text: value, keys }))

  useEffect(() => {
    let made: CodeMirror | undefined
    let isGone = false
    void import('./code-mirror.ts').then(({ createCodeMirror }) => {
      if (isGone || !host.current) return
      made = createCodeMirror({
        parent: host.current,
        label,
        isHtml,
        ...start(),
        onChange: change,
        onFocus: () => made && ready(made.insert),
      })
      setMirror(made)
      ready(made.insert)
    })
    return () => {
      isGone = true
      made?.destroy()
    }
  }, [label, isHtml])

  // The value changed from outside, such as a restored version.
  useEffect(() => mirror?.setText(value), [mirror, value])
  const known = keys.join(' ')
  useEffect(() => mirror?.setKeys(known.split(' ')), [mirror, known])

  return (
    <div ref={host} className="min-h-[280px]">
      {!mirror && <Skeleton className="m-3 h-[240px]" />}
    </div>
  )
}
