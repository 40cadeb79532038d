// Reads the parcel's label with the camera or by typing, and says whose a wrong one is.
import { useState } from 'react'
import type { DriverRoute } from '@dropwise/contracts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { otherCode, type OtherCode } from './checks.ts'
import { canScan } from './code-reader.ts'
import { ScanButton } from './scan-button.tsx'
import { Scanner } from './scanner.tsx'
import { LARGE_INPUT, Section } from './section.tsx'

/** Why a code is wrong, so that the driver knows what to do with the parcel. */
export function wrongCodeText(other: OtherCode): string {
  switch (other.kind) {
    case 'other_stop':
      return words('codeOfOtherStop', { stop: other.stop.sequence, name: other.stop.name })
    case 'other_van':
      return words('codeOfOtherVan')
    case 'unknown':
      return words('codeNoMatch')
  }
}

export function CodeField({
  code,
  isRight,
  route,
  onChange,
}: {
  code: string
  route: Pick<DriverRoute, 'stops'>
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
        {canScan() && <ScanButton onClick={() => setScanning(true)} />}
      </div>
      {code.trim() !== '' && !isRight && (
        <p role="status" className="pt-2 text-3 font-mid text-bad-ink">
          {wrongCodeText(otherCode(code, route))}
        </p>
      )}
    </Section>
  )
}
