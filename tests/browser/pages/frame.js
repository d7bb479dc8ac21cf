// Frames the page that its own address names, and records the messages of that page.
window.messageLog = [];
addEventListener('message', ({ data }) => messageLog.push(data));
const frame = document.createElement('iframe');
frame.src = decodeURIComponent(location.search.slice(1));
document.body.append(frame);
