import { forwardRef, type ComponentProps } from 'react';
import { Button } from '@wordpress/components';

import { explainLiveOnly, type LiveOnly } from '@/data/site/live-only';

type Props = ComponentProps< typeof Button >;

/** Props of {@link LiveOnlyButton}. */
export type LiveOnlyButtonProps = Props & {
	/** Change that the button makes. */
	what: LiveOnly;
};

/**
 * Button for a change that no draft of the design can contain. In a draft it is shown and focusable, but disabled; its description and its
 * tooltip give the reason.
 */
export const LiveOnlyButton = forwardRef<
	HTMLButtonElement,
	LiveOnlyButtonProps
>( function UnforwardedButton( { what, ...props }, ref ) {
	const reason = explainLiveOnly( what );
	const { label, children } = props;
	const name = label ?? ( typeof children === 'string' ? children : '' );
	const refusal = reason !== undefined && {
		disabled: true,
		accessibleWhenDisabled: true,
		description: reason,
		// A button shows its description instead of its name, but only where it has content.
		label: children ? name : `${ name } – ${ reason }`,
		showTooltip: true,
	};
	return <Button ref={ ref } { ...( { ...props, ...refusal } as Props ) } />;
} );
