// Name and password of a person with an invitation link; the email field, if needed, goes between.
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { joiningWords as words } from '../../lib/words/joining.ts'

type FieldName = 'firstName' | 'lastName' | 'password'

export function AccountFields({
  register,
  errorOf,
  isDisabled,
  children,
}: {
  register: Record<FieldName, UseFormRegisterReturn>
  errorOf: (name: FieldName) => string | undefined
  isDisabled: boolean
  children?: ReactNode
}) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words('firstName')}
          size="l"
          autoComplete="given-name"
          maxLength={100}
          error={errorOf('firstName')}
          disabled={isDisabled}
          {...register.firstName}
        />
        <TextField
          label={words('lastName')}
          size="l"
          autoComplete="family-name"
          maxLength={100}
          error={errorOf('lastName')}
          disabled={isDisabled}
          {...register.lastName}
        />
      </div>
      {children}
      <PasswordField
        label={words('password')}
        size="l"
        autoComplete="new-password"
        maxLength={72}
        hint={words('atLeast8')}
        error={errorOf('password')}
        disabled={isDisabled}
        {...register.password}
      />
    </>
  )
}
