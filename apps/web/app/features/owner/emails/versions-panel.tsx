// Earlier versions compared with the draft, and restoring one.
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { momentOf } from '../../../lib/format.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { versionsQuery, type TemplateVersion } from './api.ts'
import type { TemplateEditorState } from './use-template-editor.ts'
import { versionDiff, type DiffLine } from './version-diff.ts'

/** `name`: the key of what screen readers say before the line. */
const LINES = {
  same: { sign: ' ', name: null, className: 'text-ink-2' },
  added: { sign: '+', name: 'nowLine', className: 'bg-ok-wash text-ok-ink' },
  removed: { sign: '-', name: 'thenLine', className: 'bg-bad-wash text-bad-ink' },
} as const satisfies Record<DiffLine['kind'], object>

export function VersionsPanel({ editor, onClose }: { editor: TemplateEditorState; onClose: () => void }) {
  const { draft, change } = editor
  const query = useQuery(versionsQuery(draft.id ?? '', draft.type))
  const [chosenVersion, choose] = useState<number | null>(null)
  const restore = ({ version, subject, htmlContent, textContent, variables }: TemplateVersion) => {
    change({ subject, htmlContent, textContent, variables })
    notify({ title: words('restored', { version }), detail: words('restoredMore') })
    onClose()
  }
  return (
    <SidePanel
      title={words('versions')}
      aside={words('nowVersion', { version: draft.version })}
      width="wide"
      onClose={onClose}
    >
      <Loaded query={query} what={words('versionsNoun')}>
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState title={words('noVersion')}>{words('noVersionMore')}</EmptyState>
          ) : (
            <ul className="px-5 py-3" aria-label={words('earlierVersions')}>
              {versions.map((version) => (
                <li key={version.version} className="border-b border-line py-2">
                  <div className="flex items-center gap-3">
                    <button
                      type="button"
                      aria-expanded={chosenVersion === version.version}
                      onClick={() => choose(chosenVersion === version.version ? null : version.version)}
                      className="min-w-0 flex-1 text-start text-2 hover:text-link"
                    >
                      <span className="font-mid">{words('version', { version: version.version })}</span>
                      <span className="block text-1 text-ink-2">
                        {version.replacedBy
                          ? words('untilTimeBy', { time: momentOf(version.at), name: version.replacedBy })
                          : words('untilTime', { time: momentOf(version.at) })}
                      </span>
                    </button>
                    <Button size="s" icon={<RotateCcw />} onClick={() => restore(version)}>
                      {words('restore')}
                    </Button>
                  </div>
                  {chosenVersion === version.version && <Diff version={version} editor={editor} />}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </SidePanel>
  )
}

function Diff({ version, editor: { draft } }: { version: TemplateVersion; editor: TemplateEditorState }) {
  const lines = useMemo(() => versionDiff(version, draft), [version, draft])
  return (
    <pre
      dir="ltr"
      aria-label={words('versionAndNow', { version: version.version })}
      className="mt-2 overflow-x-auto rounded border border-line bg-raised py-2 text-1"
    >
      {lines.map(({ kind, text }, index) => {
        const { sign, name, className } = LINES[kind]
        return (
          // Lines have no key and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={cn('px-3 whitespace-pre-wrap', className)}>
            <span aria-hidden>{sign} </span>
            {name && <span className="sr-only">{words(name)} </span>}
            {text}
          </div>
        )
      })}
    </pre>
  )
}
