// The connection: values to enter at the identity provider, values from it, and the people it admits.
import { SIGN_ON_KINDS, SIGN_ON_ROLES, type SignOnBody, type SignOnResponse } from '@dropwise/contracts'
import { z } from 'zod'
import { describeError } from '../../../lib/api.ts'
import { saveSignOn } from '../../../lib/data/sign-on.ts'
import { dayOf } from '../../../lib/format.ts'
import { roleName } from '../../../lib/role-words.ts'
import { settingsWords } from '../../../lib/words/settings.ts'
import { signOnWords as words } from '../../../lib/words/sign-on.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { PasswordField, TextArea, TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Segments } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { CopyList } from '../copy-list.tsx'
import { useSignOnChange } from './use-sign-on-change.ts'

/** A select has no empty value. */
const MEMBERS_ONLY = 'members'
const KIND_NAMES = { oidc: 'OpenID Connect', saml: 'SAML 2.0' } as const

const connectionForm = z.object({
  kind: z.enum(SIGN_ON_KINDS),
  issuer: z.string().trim(),
  clientId: z.string().trim(),
  secret: z.string().trim(),
  signInUrl: z.string().trim(),
  certificates: z.string().trim(),
  roleForNew: z.enum([MEMBERS_ONLY, ...SIGN_ON_ROLES]),
  isEnabled: z.boolean(),
  isRequired: z.boolean(),
})
type Values = z.output<typeof connectionForm>

/** PEM blocks, or one certificate without its first and last line. */
const certificatesIn = (text: string): string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? (text === '' ? [] : [text])

function bodyOf({
  kind,
  issuer,
  clientId,
  secret,
  signInUrl,
  certificates,
  roleForNew,
  ...rest
}: Values): SignOnBody {
  const isOidc = kind === 'oidc'
  return {
    ...rest,
    kind,
    issuer,
    clientId: isOidc && clientId !== '' ? clientId : null,
    secret: isOidc && secret !== '' ? secret : null,
    signInUrl: isOidc || signInUrl === '' ? null : signInUrl,
    certificates: isOidc ? [] : certificatesIn(certificates),
    roleForNew: roleForNew === MEMBERS_ONLY ? null : roleForNew,
    isRequired: rest.isEnabled && rest.isRequired,
  }
}

function useConnectionForm({ connection }: SignOnResponse) {
  const save = useSignOnChange(saveSignOn)
  return useSchemaForm<z.input<typeof connectionForm>, Values>({
    schema: connectionForm,
    defaultValues: {
      kind: connection?.kind ?? 'oidc',
      issuer: connection?.issuer ?? '',
      clientId: connection?.clientId ?? '',
      secret: '',
      signInUrl: connection?.signInUrl ?? '',
      certificates: connection?.certificates.map(({ pem }) => pem.trim()).join('\n') ?? '',
      roleForNew: connection?.roleForNew ?? MEMBERS_ONLY,
      isEnabled: connection?.isEnabled ?? false,
      isRequired: connection?.isRequired ?? false,
    },
    async onSubmit(values) {
      await save.mutateAsync(bodyOf(values))
      notify({ title: words('saved') })
    },
  })
}
type Fields = ReturnType<typeof useConnectionForm>

export function ConnectionForm({ signOn }: { signOn: SignOnResponse }) {
  const fields = useConnectionForm(signOn)
  const { form, submit, isSubmitting, failure } = fields
  const kind = form.watch('kind')
  const { redirectUrl, metadataUrl, acsUrl } = signOn.addresses
  return (
    <form
      noValidate
      aria-label={words('provider')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col items-start gap-4 border-t border-line pt-5 [&>*]:max-w-full"
    >
      <h2 className="text-3">{words('provider')}</h2>
      <Segments
        label={words('protocol')}
        value={kind}
        onChange={(value) => form.setValue('kind', value)}
        items={SIGN_ON_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
      />
      <p className="text-2 text-ink-2">{words('tellProvider')}</p>
      <CopyList
        label={words('tellProvider')}
        cells={
          kind === 'oidc'
            ? [[words('redirectUri'), redirectUrl]]
            : [
                [words('ownEntityId'), metadataUrl],
                ['ACS URL', acsUrl],
              ]
        }
      />
      {kind === 'oidc' ? (
        <OidcFields fields={fields} signOn={signOn} />
      ) : (
        <SamlFields fields={fields} signOn={signOn} />
      )}
      <Rules fields={fields} />
      {failure !== null && (
        <ErrorState className="m-0" title={words('notSaved')} {...describeError(failure)} />
      )}
      <Button type="submit" variant="primary" needs="admin" disabled={isSubmitting}>
        {settingsWords(isSubmitting ? 'saving' : 'save')}
      </Button>
    </form>
  )
}

interface Part {
  fields: Fields
  signOn: SignOnResponse
}

const PLAIN = {
  autoCapitalize: 'none',
  spellCheck: false,
  autoComplete: 'off',
  fieldClassName: 'w-full',
} as const

function OidcFields({ fields: { form, errorOf }, signOn: { connection } }: Part) {
  const hasSecret = connection?.kind === 'oidc'
  return (
    <div className="flex w-full flex-col gap-4">
      <TextField
        label={words('issuer')}
        hint={words('issuerHint')}
        error={errorOf('issuer')}
        inputMode="url"
        {...PLAIN}
        {...form.register('issuer')}
      />
      <TextField
        label={words('clientId')}
        error={errorOf('clientId')}
        {...PLAIN}
        {...form.register('clientId')}
      />
      <div>
        <PasswordField
          label={words('secret')}
          error={errorOf('secret')}
          autoComplete="off"
          {...form.register('secret')}
        />
        {hasSecret && <p className="pt-1 text-1 text-ink-3">{words('secretStored')}</p>}
      </div>
    </div>
  )
}

function SamlFields({ fields: { form, errorOf }, signOn: { connection } }: Part) {
  return (
    <div className="flex w-full flex-col gap-4">
      <TextField
        label={words('entityId')}
        hint={words('entityIdHint')}
        error={errorOf('issuer')}
        {...PLAIN}
        {...form.register('issuer')}
      />
      <TextField
        label={words('signInUrl')}
        error={errorOf('signInUrl')}
        inputMode="url"
        {...PLAIN}
        {...form.register('signInUrl')}
      />
      <TextArea
        label={words('certificates')}
        hint={words('certificatesHint')}
        error={errorOf('certificates')}
        rows={6}
        spellCheck={false}
        {...form.register('certificates')}
      />
      {connection?.certificates.map(({ pem, subject, endsAt }) => (
        <p key={pem} className="text-1 break-words text-ink-2">
          {words('certificateEnds', { subject, day: dayOf(endsAt) })}
        </p>
      ))}
    </div>
  )
}

function Rules({ fields: { form } }: { fields: Fields }) {
  const isEnabled = form.watch('isEnabled')
  return (
    <div className="flex w-full flex-col gap-4">
      <Select
        label={words('newPeople')}
        value={form.watch('roleForNew')}
        onChange={(value) => form.setValue('roleForNew', value as Values['roleForNew'])}
        items={[
          { value: MEMBERS_ONLY, label: words('membersOnly') },
          ...SIGN_ON_ROLES.map((role) => ({ value: role, label: roleName({ role }) })),
        ]}
      />
      <Checkbox
        label={words('enabled')}
        isChecked={isEnabled}
        onChange={(value) => form.setValue('isEnabled', value)}
      />
      <div>
        <Checkbox
          label={words('required')}
          isChecked={isEnabled && form.watch('isRequired')}
          isDisabled={!isEnabled}
          onChange={(value) => form.setValue('isRequired', value)}
        />
        <p className="pt-1 text-1 text-ink-3">{words('requiredHint')}</p>
      </div>
    </div>
  )
}
