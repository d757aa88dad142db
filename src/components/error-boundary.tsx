import { Component, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
	/**
	 * Renders what stands in place of the children after an error.
	 *
	 * @param error Whatever was thrown.
	 * @param retry Renders the children anew.
	 */
	renderError: ( error: unknown, retry: () => void ) => ReactNode;
	/** Another value renders the children anew, for example another path. */
	resetKey?: string;
	children: ReactNode;
}

interface ErrorBoundaryState {
	hasError: boolean;
	error: unknown;
	resetKey: string | undefined;
}

/** Keeps an error of its children from reaching what stands around them. */
export class ErrorBoundary extends Component<
	ErrorBoundaryProps,
	ErrorBoundaryState
> {
	static getDerivedStateFromError( error: unknown ) {
		return { hasError: true, error };
	}

	static getDerivedStateFromProps(
		props: ErrorBoundaryProps,
		state: ErrorBoundaryState
	): Partial< ErrorBoundaryState > | null {
		return props.resetKey === state.resetKey
			? null
			: { resetKey: props.resetKey, hasError: false, error: undefined };
	}

	constructor( props: ErrorBoundaryProps ) {
		super( props );
		this.state = {
			hasError: false,
			error: undefined,
			resetKey: props.resetKey,
		};
	}

	handleRetry = () => this.setState( { hasError: false, error: undefined } );

	render() {
		return this.state.hasError
			? this.props.renderError( this.state.error, this.handleRetry )
			: this.props.children;
	}
}
