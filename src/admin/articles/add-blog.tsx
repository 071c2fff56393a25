import { blogFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import type { Route } from './+types/add-blog'
import { ArticleEditor } from './article-editor.tsx'
import { draftOnDevice, newestFirst } from './drafts.ts'
import { addArticle } from './save.ts'

export const clientLoader = () => newestFirst([draftOnDevice(blogFeed.addPath)])

export const clientAction = ({ request }: Route.ClientActionArgs) => addArticle(request, blogFeed)

export default function Add({ loaderData }: Route.ComponentProps) {
  return <ArticleEditor feed={blogFeed} title={adminWording.blog.add} drafts={loaderData} />
}
