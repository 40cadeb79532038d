// Company settings: name, units, time zone, currency, language, colour. A save bar lists changes; a preview
// shows the recipient's view.
import { Controller } from 'react-hook-form'
import { MAIL_LANGUAGES } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { listText, oneDecimal } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { contrastWithWhite } from './contrast.ts'
import { LogoField } from './logo-field.tsx'
import { RecipientPreview } from './recipient-preview.tsx'
import { useSettings } from './use-settings.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

type SettingsState = ReturnType<typeof useSettings>

function currencies(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: listText([code, names.of(code) ?? code]),
  }))
}
const LANGUAGES = Object.entries(MAIL_LANGUAGES).map(([value, label]) => ({ value, label }))
/** A locale such as `de-AT` counts as its language. */
const languageOf = (locale: string) => locale.split('-')[0] ?? locale

function CompanyFields({ state }: { state: SettingsState }) {
  const { control, register } = state.fields.form
  return (
    <>
      <TextField label={words('companyName')} error={state.messageAt('name')} {...register('name')} />
      <div>
        <p className="pb-2 text-1 font-mid">{words('distances')}</p>
        <Controller
          control={control}
          name="units"
          render={({ field }) => (
            <RadioGroup
              label={words('distances')}
              value={field.value}
              onChange={field.onChange}
              items={[
                { value: 'mi', label: words('miles') },
                { value: 'km', label: words('kilometres') },
              ]}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="timeZone"
        render={({ field }) => (
          <Combobox
            label={words('timeZone')}
            hint={words('timeZoneHint')}
            value={field.value}
            onChange={(item) => field.onChange(item.value)}
            items={Intl.supportedValuesOf('timeZone')
              .concat('UTC')
              .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        )}
      />
      <Controller
        control={control}
        name="currency"
        render={({ field }) => (
          <Combobox
            label={words('currency')}
            hint={words('currencyHint')}
            value={field.value}
            onChange={(item) => field.onChange(item.value)}
            items={currencies()}
          />
        )}
      />
      <Controller
        control={control}
        name="locale"
        render={({ field }) => (
          <Select
            label={words('messageLanguage')}
            hint={words('messageLanguageHint')}
            value={languageOf(field.value)}
            onChange={field.onChange}
            items={LANGUAGES}
          />
        )}
      />
    </>
  )
}

function ColourField({ state }: { state: SettingsState }) {
  const { form } = state.fields
  const problem = state.messageAt('brandColor')
  const { brandColor } = state.values
  const isColour = /^#[0-9a-f]{6}$/i.test(brandColor)
  return (
    <>
      <div className="flex items-end gap-3">
        <input
          type="color"
          aria-label={words('chooseColour')}
          value={isColour ? brandColor : '#0f5257'}
          onChange={(event) => form.setValue('brandColor', event.target.value)}
          className="h-8 w-11 shrink-0 rounded border border-field bg-raised p-0.5"
        />
        <TextField label={words('trackingColour')} fieldClassName="flex-1" {...form.register('brandColor')} />
      </div>
      <p className={problem ? '-mt-4 text-1 text-bad-ink' : '-mt-4 text-1 text-ink-3'}>
        {problem ?? words('contrast', { contrast: oneDecimal(contrastWithWhite(brandColor)) })}
      </p>
    </>
  )
}

const FORM_ID = 'company-settings'

function SaveBar({ state }: { state: SettingsState }) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-t border-line-2 bg-surface px-4 py-2.5 md:px-7">
      <span role="status" className="flex-1 text-2">
        {words('changedList', { list: listText(state.changed) })}
      </span>
      <Button onClick={state.undo}>{words('undo')}</Button>
      <Button
        variant="primary"
        disabled={!state.isValid || state.fields.isSubmitting}
        needs="settings:write"
        form={FORM_ID}
        onClick={state.fields.submit}
      >
        {words('save')}
      </Button>
    </div>
  )
}

export function SettingsScreen() {
  const state = useSettings()
  const { failure } = state.fields
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid min-h-0 flex-1 overflow-y-auto lg:grid-cols-[minmax(0,1fr)_400px]">
        <form
          id={FORM_ID}
          className="flex max-w-[560px] flex-col gap-6 px-4 py-5 md:px-7"
          onSubmit={(event) => event.preventDefault()}
        >
          {failure !== null && (
            <ErrorState className="m-0" title={words('settingsNotSaved')} {...describeError(failure)} />
          )}
          <CompanyFields state={state} />
          <LogoField />
          <ColourField state={state} />
        </form>
        <RecipientPreview name={state.values.name} colour={state.values.brandColor} logoUrl={state.logoUrl} />
      </div>
      {state.changed.length > 0 && <SaveBar state={state} />}
    </div>
  )
}
