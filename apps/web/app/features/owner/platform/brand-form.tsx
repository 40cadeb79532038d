// Form of the product's brand: name, address, colours, logo, with a sample in both themes.
import { darkTwin, platformBrand, type PlatformBrandResponse } from '@dropwise/contracts'
import { useWatch } from 'react-hook-form'
import { commonWords } from '../../../lib/words/common.ts'
import { ownerPlatformWords as words } from '../../../lib/words/owner-platform.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useAction } from '../use-action.ts'
import { saveBrand } from './api.ts'
import { BrandLogo } from './brand-logo.tsx'
import { BrandSample } from './brand-sample.tsx'
import { SettingsForm } from './settings-form.tsx'

const HEX = /^#[0-9a-f]{6}$/i

/** Pages read the brand once at start, so offer a reload. */
function notifySaved(title: string): void {
  notify({
    title,
    detail: words('shownFromNextLoad'),
    action: { label: commonWords('reload'), run: () => window.location.reload() },
  })
}

export function BrandForm({ stored }: { stored: PlatformBrandResponse }) {
  const save = useAction(saveBrand)
  const { logoUrl, ...brand } = stored
  const { form, errorOf, ...fields } = useSchemaForm({
    schema: platformBrand,
    defaultValues: brand,
    onSubmit: async (values) => {
      await save.mutateAsync(values)
      notifySaved(words('brandSaved'))
    },
  })
  const draft = { ...brand, ...useWatch({ control: form.control }) }
  const colour = (name: 'colour' | 'colourDark', label: string, hint: string) => (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={words('chooseWhat', { what: label })}
        value={HEX.test(draft[name]) ? draft[name] : brand[name]}
        onChange={(event) => form.setValue(name, event.target.value, { shouldDirty: true })}
        className="mt-5 h-8 w-11 shrink-0 rounded border border-field bg-raised p-0.5 pointer-coarse:h-11"
      />
      <TextField
        label={label}
        fieldClassName="flex-1"
        hint={hint}
        error={errorOf(name)}
        {...form.register(name)}
      />
    </div>
  )
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,560px)_minmax(0,340px)]">
      <SettingsForm
        label={words('brand')}
        fields={fields}
        action={
          <Button
            disabled={!HEX.test(draft.colour)}
            onClick={() =>
              form.setValue('colourDark', darkTwin(draft.colour), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {words('matchDark')}
          </Button>
        }
        after={<BrandLogo logoUrl={logoUrl} name={stored.name} onSaved={notifySaved} />}
      >
        <TextField
          label={words('productName')}
          hint={words('productNameHint')}
          error={errorOf('name')}
          {...form.register('name')}
        />
        <TextField
          label={words('supportAddress')}
          type="email"
          hint={words('supportAddressHint')}
          error={errorOf('supportEmail')}
          {...form.register('supportEmail')}
        />
        {colour('colour', words('colourLight'), words('colourLightHint'))}
        {colour('colourDark', words('colourDark'), words('colourDarkHint'))}
      </SettingsForm>
      <BrandSample {...draft} logoUrl={logoUrl} />
    </div>
  )
}
