// Reads the parcel's label with the camera if supported, or by typing.
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { Scanner, canScan } from './scanner.tsx'
import { LARGE_INPUT, Section } from './section.tsx'

export function CodeField({
  code,
  isRight,
  onChange,
}: {
  code: string
  isRight: boolean
  onChange: (code: string) => void
}) {
  const [isScanning, setScanning] = useState(false)
  return (
    <Section title={words('parcelCode')} done={isRight ? words('rightParcel') : null}>
      {isScanning && (
        <Scanner
          onCode={(read) => {
            onChange(read)
            setScanning(false)
          }}
          onClose={() => setScanning(false)}
        />
      )}
      <div className="flex gap-2">
        <input
          aria-label={words('codeOnLabel')}
          value={code}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          className={LARGE_INPUT}
        />
        {canScan() && (
          <button
            type="button"
            aria-label={words('scanWithCamera')}
            onClick={() => setScanning(true)}
            className="grid size-14 shrink-0 place-items-center rounded border border-line-2"
          >
            <ScanLine className="size-6" aria-hidden />
          </button>
        )}
      </div>
      {code.trim() !== '' && !isRight && (
        <p role="status" className="pt-2 text-3 font-mid text-bad-ink">
          {words('codeNoMatch')}
        </p>
      )}
    </Section>
  )
}
