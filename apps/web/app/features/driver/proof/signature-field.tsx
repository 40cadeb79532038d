// A signature drawn with the finger, always dark on white, because it is stored as it looks.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import type { NewFile } from '../phone/outbox.ts'
import { fileOf } from '../phone/photo.ts'
import { Section } from './section.tsx'

export function SignatureField({
  onChange,
}: {
  onChange: (readFile: (() => Promise<NewFile>) | null) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad | null>(null)
  const [isSigned, setSigned] = useState(false)
  const notifySigned = useEffectEvent((signed: boolean) => {
    const element = canvas.current
    setSigned(signed)
    onChange(signed && element ? () => fileOf(element, 'image/png') : null)
  })
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const ratio = Math.max(1, window.devicePixelRatio)
    element.width = element.offsetWidth * ratio
    element.height = element.offsetHeight * ratio
    element.getContext('2d')?.scale(ratio, ratio)
    const signaturePad = new SignaturePad(element, { backgroundColor: '#fff', penColor: '#10182b' })
    pad.current = signaturePad
    signaturePad.addEventListener('endStroke', () => notifySigned(true))
    return () => signaturePad.off()
  }, [])
  return (
    <Section title={words('signature')} done={isSigned ? words('signed') : null}>
      <div className="relative overflow-hidden rounded border border-line-2">
        <canvas
          ref={canvas}
          aria-label={words('signHere')}
          className="block h-40 w-full touch-none bg-white"
        />
        {isSigned && (
          <button
            type="button"
            onClick={() => {
              pad.current?.clear()
              notifySigned(false)
            }}
            className="absolute end-1 top-1 h-12 rounded px-3 text-3 font-mid text-[#10182b]"
          >
            {words('clear')}
          </button>
        )}
      </div>
    </Section>
  )
}
