// Values that a person copies into another product, such as a DNS record, each with its button.
import { Copy } from 'lucide-react'
import { settingsWords as words } from '../../lib/words/settings.ts'
import { IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'

export function CopyList({
  label,
  cells,
}: {
  label: string
  cells: readonly [label: string, text: string][]
}) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded border border-line-2 bg-sunk px-3 py-1.5 text-2"
    >
      {cells.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="break-all select-all">{text}</dd>
          <IconButton
            label={words('copyWhat', { what: name })}
            size="s"
            onClick={() =>
              void navigator.clipboard
                .writeText(text)
                .then(() => notify({ title: words('copiedWhat', { what: name }) }))
            }
          >
            <Copy />
          </IconButton>
        </div>
      ))}
    </dl>
  )
}

/** A DNS record that the company sets at its provider. */
export const DnsRecord = ({ record }: { record: { type: string; name: string; value: string } }) => (
  <CopyList
    label={words('dnsRecord')}
    cells={[
      [words('dnsType'), record.type],
      [words('name'), record.name],
      [words('dnsValue'), record.value],
    ]}
  />
)
