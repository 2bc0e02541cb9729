/** When and how people are reached; each fact stands here once. */
export const REPLY_HOURS = 24;
/** Office hours as the company states them, and what that is in Lima (two hours behind, all year). */
export const SUPPORT_HOURS = 'Lunes a viernes, de 9:00 a 18:00 (GMT-3, Buenos Aires)';
export const SUPPORT_HOURS_LIMA = 'De 7:00 a 16:00 en Lima';
export const OFFICE = 'Buenos Aires, Argentina';
/** Documents a month from which a demonstration with the company's own documents is offered. */
export const CUSTOM_DEMO_FROM = 100;
/** Prices are agreed by volume for more documents a month than this. */
export const VOLUME_PRICE_ABOVE = 1000;
export const SETUP_MINUTES = 10;
export const ENTERPRISE_SETUP_WEEKS = '1 a 2 semanas';
