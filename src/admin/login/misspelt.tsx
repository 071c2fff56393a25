import { replace } from 'react-router'

const leadOn = () => replace('/admin')

export const loader = leadOn
export const clientLoader = leadOn
