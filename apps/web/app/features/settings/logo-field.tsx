// The company's logo.
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { LogoPicker } from '../../ui/logo-picker.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useLogo } from './use-logo.ts'

export function LogoField() {
  const { company } = useTenant()
  const logo = useLogo()
  return (
    <LogoPicker
      logoUrl={company.logoUrl}
      name={company.name}
      use="It appears on the tracking pages of your parcels."
      isSaving={logo.isPending}
      needs="settings:write"
      onChange={(file) =>
        logo.mutate(file, {
          onSuccess: () => notify({ title: file ? 'Logo saved' : 'Logo removed' }),
          onError: (error) =>
            notify({
              title: 'The logo could not be saved',
              detail: describeError(error).message,
              tone: 'bad',
            }),
        })
      }
    />
  )
}
