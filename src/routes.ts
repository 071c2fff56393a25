import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/layout.tsx', [
    index('site/home/home.tsx'),
    route('about', 'site/about/about.tsx'),
    route('news', 'site/articles/news.tsx'),
    route('news/:id', 'site/articles/news-article.tsx'),
    route('blog', 'site/articles/blog.tsx'),
    route('blog/:id', 'site/articles/blog-article.tsx'),
    route('contact', 'site/contact/contact.tsx'),
    route('subscribe', 'site/subscribe/subscribe.tsx'),
    route('help', 'site/help/help.tsx'),
    route('genotype', 'site/genotype/genotype.tsx'),
    route('search', 'site/search/search.tsx'),
    route('numbers', 'site/numbers/numbers.tsx'),
    route('how-we-make-our-information', 'site/information/information.tsx'),
    route('privacy', 'site/privacy/privacy.tsx'),
    route('accessibility', 'site/accessibility/accessibility.tsx'),
    route('*', 'site/not-found/not-found.tsx'),
  ]),

  route('admin', 'admin/login/login.tsx'),
  route('admim', 'admin/login/misspelt.tsx'),
  layout('admin/layout.tsx', [
    route('admindashboard', 'admin/dashboard/dashboard.tsx'),
    route('managenews', 'admin/articles/manage-news.tsx'),
    route('addnews', 'admin/articles/add-news.tsx'),
    route('edit/:id', 'admin/articles/edit-news.tsx'),
    route('manageblog', 'admin/articles/manage-blog.tsx'),
    route('addblog', 'admin/articles/add-blog.tsx'),
    route('editblog/:id', 'admin/articles/edit-blog.tsx'),
    route('managecontact', 'admin/messages/messages.tsx'),
    route('managesubscribers', 'admin/subscribers/subscribers.tsx'),
  ]),
  layout('admin/message-layout.tsx', [route('messages/:id', 'admin/messages/message.tsx')]),
] satisfies RouteConfig
