export const answeringPath = '/answering'
