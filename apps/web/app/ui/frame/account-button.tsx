// The round button with initials that opens the menu of the account.
import type { ComponentProps } from 'react'
import { initials } from '../../lib/format.ts'

export function AccountButton({ name, ...props }: { name: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={`Account of ${name}`}
      // Drawn, not written: initials are a picture of the name, and no words to call the button by.
      data-initials={initials(name)}
      className="grid size-7 shrink-0 place-items-center rounded-full bg-select text-1 font-strong text-ink before:absolute before:size-11 after:content-[attr(data-initials)]"
      {...props}
    />
  )
}
