/** The address of a drawn picture (cut out of Fluent Emoji by the build). */
export const iconPath = (icon: string): string => `/pictures/${icon}.svg`;
