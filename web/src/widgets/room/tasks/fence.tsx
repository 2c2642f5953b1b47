import { Component, type ReactNode } from 'react';

/** What breaks inside does not take the page down: a copy of somebody's work is drawn of what another page said. */
export class Fence extends Component<{ instead: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
