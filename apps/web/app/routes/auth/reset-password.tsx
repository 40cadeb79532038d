// `/reset-password`: where the mail's link leads. Its session serves to change the password and nothing else.
import { useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { pageMeta } from '../../features/site/meta.ts'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { choosePassword, readResetLink } from '../../features/sign-in/password-reset.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'

export const meta = () =>
  pageMeta({
    title: 'New password',
    description: 'Choose a new password with the link from your mail.',
    path: '/reset-password',
    isHidden: true,
  })

/** The fragment as the page was opened with; the form takes it out of the address once it is used. */
const never = () => () => {}
const readHash = () => window.location.hash

export default function ResetPassword() {
  const hash = useSyncExternalStore(never, readHash, () => '')
  const [link] = useState(hash)
  const found = readResetLink(link || hash)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { isSubmitting, errors } = form.formState
  if (isDone) {
    return (
      <NarrowPage
        title="Password changed"
        lead="Other sessions of this account have ended. Sign in with the new one."
      >
        <ButtonLink to="/login" variant="primary" size="l">
          Sign In
        </ButtonLink>
      </NarrowPage>
    )
  }
  if ('problem' in found) {
    return (
      <NarrowPage
        title="This link does not work"
        lead={`${found.problem} A link works once and for 24 hours.`}
      >
        <ButtonLink to="/forgot-password" variant="primary" size="l">
          Ask for a new link
        </ButtonLink>
      </NarrowPage>
    )
  }
  const submit = form.handleSubmit(async ({ password }) => {
    const answer = await choosePassword(found.tokens, password).catch(
      () => 'The server did not answer. Please try again.',
    )
    setProblem(answer)
    if (!answer) setDone(true)
  })
  return (
    <NarrowPage title="Choose a new password" lead="At least 8 characters; longer is safer.">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <PasswordField
          label="New password"
          size="l"
          autoComplete="new-password"
          maxLength={72}
          error={errors.password?.message ?? problem ?? undefined}
          disabled={isSubmitting}
          {...form.register('password', {
            minLength: { value: 8, message: 'At least 8 characters' },
            required: 'Enter a password',
          })}
        />
        <Button type="submit" variant="primary" size="l" disabled={isSubmitting}>
          {isSubmitting ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </NarrowPage>
  )
}
