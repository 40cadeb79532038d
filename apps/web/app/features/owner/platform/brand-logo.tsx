// The product's logo.
import { ownerPlatformWords as words } from '../../../lib/words/owner-platform.ts'
import { LogoPicker } from '../../../ui/logo-picker.tsx'
import { useAction } from '../use-action.ts'
import { saveBrandLogo } from './api.ts'

export function BrandLogo({
  logoUrl,
  name,
  onSaved,
}: {
  logoUrl: string | null
  name: string
  onSaved: (title: string) => void
}) {
  const save = useAction(saveBrandLogo)
  return (
    <div className="pt-2">
      <LogoPicker
        logoUrl={logoUrl}
        name={name}
        use={words('logoUse')}
        isSaving={save.isPending}
        onChange={(file) =>
          save.mutate(file, { onSuccess: () => onSaved(words(file ? 'logoSaved' : 'logoRemoved')) })
        }
      />
    </div>
  )
}
