// Text width of the public site (docs/design.md): 1,152 px plus margins.
export const WIDTH = 'mx-auto w-full max-w-[1200px] px-6'
