// American texts of the owner's plans for sale.
export default {
  hasBranding: 'Own logo and color',
}
