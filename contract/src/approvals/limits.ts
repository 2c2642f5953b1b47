/** Numbers of the acts that two people answer for. The limits above which a second one is asked are settings. */
export const approvalLimits = {
  page: 50,
} as const;
