// The modals of three libraries, around the card or below the card's own dialog.
import { MantineProvider, Modal as MantineModal } from '@mantine/core';
import { Dialog as MuiDialog, Modal as MuiModal } from '@mui/material';
import * as Radix from '@radix-ui/react-dialog';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'mcp-elicitation';

const MODALS = {
  Radix: ({ children, ...rest }) => (
    <Radix.Root {...rest}>
      <Radix.Portal>
        <Radix.Overlay style={{ position: 'fixed', inset: 0 }} />
        <Radix.Content aria-describedby={undefined} style={{ position: 'fixed', top: 0, left: 0, width: 500 }}>
          <Radix.Title>Order</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
  MUI: ({ children, open, onOpenChange }) => (
    <MuiDialog open={open} onClose={() => onOpenChange(false)} aria-label="Order">
      {children}
    </MuiDialog>
  ),
  'MUI without a role': ({ children, open, onOpenChange }) => (
    <MuiModal open={open} onClose={() => onOpenChange(false)}>
      <div>{children}</div>
    </MuiModal>
  ),
  Mantine: ({ children, open, onOpenChange }) => (
    <MantineProvider>
      <MantineModal opened={open} onClose={() => onOpenChange(false)} title="Order" withCloseButton={false}>
        {children}
      </MantineModal>
    </MantineProvider>
  ),
};

function Page({ modal, children }) {
  const [open, onOpenChange] = useState(true);
  return createElement(modal, { open, onOpenChange }, children);
}

/**
 * Opens a modal.
 * @param library the library's name above
 * @param places the ids of its contents, in order: `card` is the card, all others are text fields
 */
window.openModal = (library, places) => {
  const around = places.includes('card');
  if (around) document.querySelector('mcp-elicitation').remove();
  const children = places.map((id) =>
    id === 'card' ? <mcp-elicitation key={id} /> : <input key={id} id={id} aria-label={id} />,
  );
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Page modal={MODALS[library]}>{children}</Page>,
  );
};
