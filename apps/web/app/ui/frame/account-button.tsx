// The round button with the initials of who is signed in.
import type { ComponentProps } from 'react'
import { initials } from '../../lib/format.ts'
import { commonWords as words } from '../../lib/words/common.ts'

export function AccountButton({ name, ...rest }: { name: string } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={words('account', { name })}
      // Drawn by CSS, because initials are not the button's accessible name.
      data-initials={initials(name)}
      className="grid size-7 shrink-0 place-items-center rounded-full bg-select text-1 font-strong text-ink before:absolute before:size-11 after:content-[attr(data-initials)]"
    />
  )
}
