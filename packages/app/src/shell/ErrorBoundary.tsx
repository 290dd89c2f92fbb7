import { Button, LinkButton } from '@caderneta/ui';
import { Component, type ReactNode } from 'react';
import { isChunkFailure } from './chunk-failure.ts';
import { ScreenNotice } from './ScreenNotice.tsx';
import { shellCopy } from './shell.copy.ts';

interface ErrorBoundaryProps {
  homeHref: string;
  children: ReactNode;
}

/** Catches what a screen threw, so that the menu around it stays usable. Give it a `key` that changes with the place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const missing = navigator.onLine ? shellCopy.outdated : shellCopy.notHere;
    const texts = isChunkFailure(this.state.error) ? missing : shellCopy.crashed;
    return (
      <ScreenNotice
        title={texts.title}
        message={texts.message}
        actions={
          <>
            <Button variant="primary" onPress={() => window.location.reload()}>
              {texts.reload}
            </Button>
            <LinkButton href={this.props.homeHref}>{shellCopy.crashed.home}</LinkButton>
          </>
        }
      />
    );
  }
}
