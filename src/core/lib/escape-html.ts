const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, also inside attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
