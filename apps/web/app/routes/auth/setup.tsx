// `/setup#token`: the link printed at first start. Creates the platform's first owner.
import { setupBody, setupResponse } from '@dropwise/contracts'
import { useNavigate } from 'react-router'
import { AccountFields } from '../../features/joining/account-fields.tsx'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { signIn } from '../../features/sign-in/sign-in.ts'
import { pageMeta } from '../../features/site/meta.ts'
import { callApi, describeError } from '../../lib/api.ts'
import { useLinkToken } from '../../lib/link-token.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { FormNotice } from '../../ui/form-notice.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { joiningWords as words } from '../../lib/words/joining.ts'

export const meta = () =>
  pageMeta({
    title: words('setUp'),
    description: 'Creates the first owner of this platform.',
    path: '/setup',
    isHidden: true,
  })

export default function Setup() {
  const token = useLinkToken()
  const isShown = useReaderWords(words)
  if (token === null || !isShown) return <PageSpinner />
  if (token === '') {
    return (
      <NarrowPage title={words('needsLink')} lead={words('openPrintedLink')}>
        <ButtonLink to="/login" size="l">
          {words('signIn')}
        </ButtonLink>
      </NarrowPage>
    )
  }
  return <SetupForm token={token} />
}

function SetupForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const fields = useSchemaForm({
    schema: setupBody,
    defaultValues: { token, firstName: '', lastName: '', email: '', password: '' },
    fieldOfCode: { account_exists: 'email' },
    onSubmit: async (values) => {
      await callApi('/setup', setupResponse, { method: 'POST', body: values, isPublic: true })
      // If this sign-in fails, the person can sign in by hand.
      const problem = await signIn(values.email, values.password)
      await navigate(problem ? '/login' : '/owner')
    },
  })
  const { register } = fields.form
  const failure = fields.failure === null ? null : describeError(fields.failure)
  return (
    <NarrowPage title={words('setUp')} lead={words('ownPlatform')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          fields.submit()
        }}
      >
        {failure && (
          <FormNotice>
            {failure.message} {failure.hint}
          </FormNotice>
        )}
        <AccountFields
          register={{
            firstName: register('firstName'),
            lastName: register('lastName'),
            password: register('password'),
          }}
          errorOf={fields.errorOf}
          isDisabled={fields.isSubmitting}
        >
          <TextField
            label={words('email')}
            type="email"
            size="l"
            autoComplete="username"
            maxLength={254}
            error={fields.errorOf('email')}
            disabled={fields.isSubmitting}
            {...register('email')}
          />
        </AccountFields>
        <Button type="submit" variant="primary" size="l" disabled={fields.isSubmitting}>
          {fields.isSubmitting ? words('settingUp') : words('becomeOwner')}
        </Button>
      </form>
    </NarrowPage>
  )
}
