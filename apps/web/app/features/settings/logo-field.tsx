// The company's logo: chosen from a file, seen at once, taken away again.
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { LOGO_TYPES, useLogo } from './use-logo.ts'

export function LogoField() {
  const { company } = useTenant()
  const input = useRef<HTMLInputElement>(null)
  const logo = useLogo()
  const change = (file: File | null) =>
    logo.mutate(file, {
      onSuccess: () => notify({ title: file ? 'Logo saved' : 'Logo removed' }),
      onError: (error) =>
        notify({ title: 'The logo was not saved', detail: describeError(error).message, tone: 'bad' }),
    })
  return (
    <div>
      <p className="pb-2 text-1 font-mid">Logo</p>
      <div className="flex items-center gap-3">
        {company.logoUrl && (
          <img
            src={company.logoUrl}
            alt={`Logo of ${company.name}`}
            className="size-12 rounded border border-line-2 object-contain"
          />
        )}
        <Button
          icon={<ImageUp />}
          needs="admin"
          disabled={logo.isPending}
          onClick={() => input.current?.click()}
        >
          {company.logoUrl ? 'Replace' : 'Choose a picture'}
        </Button>
        {company.logoUrl && (
          <Button variant="quiet" needs="admin" disabled={logo.isPending} onClick={() => change(null)}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          aria-label="Logo"
          accept={LOGO_TYPES.join(',')}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) change(file)
          }}
        />
      </div>
      <p className="pt-1.5 text-1 text-ink-3">
        PNG, JPEG or WebP, up to 512 kB. It appears on the tracking pages of your parcels.
      </p>
    </div>
  )
}
