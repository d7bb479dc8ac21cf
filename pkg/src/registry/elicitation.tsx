"use client"

import { lazy, Suspense, type ReactNode } from "react"
import type { McpElicitationProps, useElicitation } from "mcp-elicitation/react"
import "mcp-elicitation/styles/shadcn.css"

type ElicitationProps = Omit<McpElicitationProps, "children" | "request" | "server"> & {
  /** A connected client of the MCP SDK. Without a client, nothing is loaded. */
  client: Parameters<typeof useElicitation>[0]
  /** The server by the name that your users know; without it, the server's own name is shown. */
  server?: NonNullable<Parameters<typeof useElicitation>[1]>["server"]
  /** A function that renders a part of your app with the calls: `({ callTool, status }) => …` */
  children?: (elicitation: ReturnType<typeof useElicitation>) => ReactNode
}

const Loaded = lazy(async () => {
  const { McpElicitation, useElicitation } = await import("mcp-elicitation/react")

  function Loaded({ client, server, children, ...props }: ElicitationProps) {
    const elicitation = useElicitation(client, { server })
    return (
      <>
        {children?.(elicitation)}
        <McpElicitation {...props} ref={elicitation.ref} />
      </>
    )
  }
  return { default: Loaded }
})

/** The questions of an MCP server, as a card that looks like the rest of your app. */
export function Elicitation(props: ElicitationProps) {
  return <Suspense>{props.client && <Loaded {...props} />}</Suspense>
}
