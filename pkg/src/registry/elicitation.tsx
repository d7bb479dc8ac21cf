"use client"

import { lazy, Suspense, type ReactNode } from "react"
import type { McpElicitationProps, useElicitation } from "mcp-elicitation/react"
import "mcp-elicitation/styles/shadcn.css"

type ElicitationProps = Omit<McpElicitationProps, "children" | "request" | "server"> & {
  /** A client of the MCP SDK, connected. Before there is one, nothing is loaded. */
  client: Parameters<typeof useElicitation>[0]
  /** Who asks, by the name that your users know: without it, the one that the server gives itself. */
  server?: NonNullable<Parameters<typeof useElicitation>[1]>["server"]
  /** What calls tools: `({ callTool, status }) => …` */
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
