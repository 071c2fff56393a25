/** The section in which a user turns push notifications on for this device, and off for any of their devices. */
import { useCallback, useEffect, useState } from 'react'
import type { PushSubscription } from '#shared/shapes/push.ts'
import { pushWording } from '#shared/wording/push.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type Failure, isFailure } from '../api.ts'
import { FoldedSection } from '../folded.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import styles from './account.module.css'
import { canGetPush, type DevicesWithPush, endPushHere, listPush, removePush, turnOnPush } from './push-calls.ts'

const words = pushWording

export const PushSection = () => (
  <Section title={words.title}>
    <Devices {...useDevices()} />
  </Section>
)

/** Collapsed among other sections at first. */
export const FoldedPushSection = () => {
  const devices = useDevices()
  return (
    <FoldedSection title={words.title} value={devices.push?.here ? 'On' : 'Off'}>
      <Devices {...devices} />
    </FoldedSection>
  )
}

const Devices = ({ push, failure, isBusy, run }: ReturnType<typeof useDevices>) => {
  const remove = (id: string) => () =>
    run(async () => {
      if (id === push?.here) await endPushHere().catch(() => {})
      return removePush(id)
    })
  return (
    <>
      <p>{words.about}</p>
      {failure && <Alert kind="failure">{failure.reason}</Alert>}
      {push && !push.here && canGetPush() && (
        <p>
          <Button type="button" variant="outline" isBusy={isBusy} onClick={() => run(() => turnOnPush(push.key))}>
            {words.turnOn}
          </Button>
        </p>
      )}
      {!canGetPush() && <p>{words.unsupported}</p>}
      <div role="status">{push?.here && <p>{words.isOn}</p>}</div>
      {push && push.subscriptions.length > 0 && (
        <ul className={styles.sessions}>
          {push.subscriptions.map((device) => (
            <Device key={device._id} device={device} isHere={device._id === push.here} onRemove={remove(device._id)} />
          ))}
        </ul>
      )}
    </>
  )
}

type DeviceProps = { device: PushSubscription; isHere: boolean; onRemove: () => void }

const Device = ({ device: { device, createdAt }, isHere, onRemove }: DeviceProps) => (
  <li>
    <p>
      <strong>{device}</strong>
      {isHere && ' (this device)'}
      <span className={styles.when}>
        Since <Moment at={createdAt} />
      </span>
    </p>
    <Button type="button" variant="outline" onClick={onRemove} about={device}>
      {words.turnOff}
    </Button>
  </li>
)

/** Loads the devices, and again after each change. */
const useDevices = () => {
  const [push, setPush] = useState<DevicesWithPush>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(async () => {
    const devices = await listPush()
    if (isFailure(devices)) setFailure(devices)
    else setPush(devices)
  }, [])
  useEffect(() => {
    void load().catch(() => {})
  }, [load])
  const run = async (change: () => Promise<object>) => {
    setBusy(true)
    const answer = await change()
    setFailure(isFailure(answer) ? answer : undefined)
    await load()
    setBusy(false)
  }
  return { push, failure, isBusy, run }
}
