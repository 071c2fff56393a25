import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export const DeleteButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button type="button" variant="danger" onClick={onClick}>
    <Icon name="trash" />
    <span>
      Delete <span className="visually-hidden">{name}</span>
    </span>
  </Button>
)
