/** The door of privacy: what a family may know of its data, take with it and have erased. */
export { createPrivacy, type Privacy } from './privacy.ts';
export { privacyHttp } from './privacy.http.ts';
