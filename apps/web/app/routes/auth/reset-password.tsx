// `/reset-password`: target of the mail's link, whose session only changes the password.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { pageMeta } from '../../features/site/meta.ts'
import { NarrowPage } from '../../features/sign-in/narrow-page.tsx'
import { CodeField } from '../../features/sign-in/code-field.tsx'
import { PASSWORD_RULES } from '../../features/sign-in/rules.ts'
import { useMailLink } from '../../features/sign-in/mail-link.ts'
import { choosePassword } from '../../features/sign-in/password-reset.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'

export const meta = () =>
  pageMeta({
    title: 'New password',
    description: 'Choose a new password with the link from your mail.',
    path: '/reset-password',
    isHidden: true,
  })

const NO_ANSWER = { problem: 'The server did not respond. Please try again.' }

export default function ResetPassword() {
  const found = useMailLink()
  const [step, setStep] = useState<'password' | 'code' | 'changed'>('password')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ defaultValues: { password: '' } })
  const { isSubmitting, errors } = form.formState
  if (step === 'changed') {
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
  if (!found) return <PageSpinner />
  if ('problem' in found) {
    return (
      <NarrowPage
        title="This link does not work"
        lead={`${found.problem}. A link works once and for 24 hours.`}
      >
        <ButtonLink to="/forgot-password" variant="primary" size="l">
          Ask for a new link
        </ButtonLink>
      </NarrowPage>
    )
  }
  const submit = form.handleSubmit(async ({ password }) => {
    const answer = await choosePassword(found.tokens, password).catch(() => NO_ANSWER)
    setProblem(typeof answer === 'string' ? null : answer.problem)
    if (typeof answer === 'string') setStep(answer)
  })
  if (step === 'code') {
    const confirm = async (code: string) => {
      const answer = await choosePassword(found.tokens, form.getValues('password'), code).catch(
        () => NO_ANSWER,
      )
      if (typeof answer !== 'string') return answer.problem
      setStep(answer)
      return null
    }
    return (
      <NarrowPage title="Enter the 6-digit code" lead="From the authenticator app on your phone.">
        <CodeField button="Change password" onCode={confirm} />
      </NarrowPage>
    )
  }
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
          {...form.register('password', PASSWORD_RULES)}
        />
        <Button type="submit" variant="primary" size="l" disabled={isSubmitting}>
          {isSubmitting ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </NarrowPage>
  )
}
