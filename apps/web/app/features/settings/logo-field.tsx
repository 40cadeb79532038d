// The company's logo.
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { LogoPicker } from '../../ui/logo-picker.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useLogo } from './use-logo.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

export function LogoField() {
  const { company } = useTenant()
  const logo = useLogo()
  return (
    <LogoPicker
      logoUrl={company.logoUrl}
      name={company.name}
      use={words('logoUse')}
      isSaving={logo.isPending}
      needs="settings:write"
      onChange={(file) =>
        logo.mutate(file, {
          onSuccess: () => notify({ title: file ? words('logoSaved') : words('logoRemoved') }),
          onError: (error) =>
            notify({
              title: words('logoNotSaved'),
              detail: describeError(error).message,
              tone: 'bad',
            }),
        })
      }
    />
  )
}
