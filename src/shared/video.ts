/** Matches the address of a YouTube video. Its group is the video's id. */
export const videoAddress = String.raw`https?://(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com/(?:watch\?v=|shorts/|live/|embed/)|youtu\.be/)([\w-]{11})(?=[?&#"]|$)`
