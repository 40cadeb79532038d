// A company's logo on its colour, else its initials.
import { initials } from '../lib/format.ts'
import { cn } from './cn.ts'

/** Needs `--tb` from an ancestor with [data-brand]. */
export function BrandTile({
  name,
  logoUrl,
  className,
}: {
  name: string
  logoUrl: string | null
  className?: string
}) {
  if (logoUrl)
    return (
      <img
        src={logoUrl}
        alt=""
        width={30}
        height={30}
        className={cn('size-[30px] shrink-0 rounded object-contain', className)}
      />
    )
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-[30px] shrink-0 place-items-center rounded bg-(--tb) text-2 font-strong text-white',
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}
