/** After a visitor has subscribed. `sendsEmail` is false until the site has an email account. */
export const nextStep = (sendsEmail: boolean) =>
  sendsEmail
    ? 'Thank you. Now check your email and open the link in it to confirm. If you confirmed before, there is nothing more to do.'
    : 'Thank you. This website cannot send email at the moment. It keeps your address, and will email you as soon as it can.'
