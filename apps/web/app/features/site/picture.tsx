import { cn } from '../../ui/cn.ts'

/** A screenshot of the running demo, made by scripts/site-pictures.ts. */
export function Picture({
  name,
  width,
  height,
  alt,
  className,
}: {
  name: string
  width: number
  height: number
  alt: string
  className?: string
}) {
  return (
    <img
      src={`/pictures/${name}.webp`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={cn('block h-auto w-full', className)}
    />
  )
}
