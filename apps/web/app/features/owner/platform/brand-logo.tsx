// The product's logo.
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
        use="It stands on white, beside the name and in icons."
        isSaving={save.isPending}
        onChange={(file) =>
          save.mutate(file, { onSuccess: () => onSaved(file ? 'Logo saved' : 'Logo removed') })
        }
      />
    </div>
  )
}
