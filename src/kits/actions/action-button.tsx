import { useState, type ComponentProps } from 'react';
import { Button } from '@wordpress/components';

import { isActionEligible } from './guard-action';
import type { ItemAction } from './item-action';
import { LiveOnlyButton } from './live-only-button';
import { toListAction } from './to-list-actions';
import { useRunAction } from './use-run-action';

/** Props of {@link ActionButton}. */
export interface ActionButtonProps< Item, Context >
	extends Pick< ComponentProps< typeof Button >, 'variant' | 'className' > {
	/** Item to which the action applies. */
	item: Item;
	action: ItemAction< Item, Context >;
	context: Context;
	/** Name of a button that shows the icon alone; without it the button shows the name of the action. */
	label?: string;
}

/** The button of an action on a single item; renders nothing where the action is not eligible. */
export function ActionButton< Item, Context >( {
	item,
	action,
	context,
	label,
	...props
}: ActionButtonProps< Item, Context > ) {
	const { run, dialog } = useRunAction< Item >();
	const [ isBusy, setIsBusy ] = useState( false );
	const handleClick = async () => {
		setIsBusy( true );
		await run( toListAction( action, context ), [ item ] );
		setIsBusy( false );
	};
	if ( ! isActionEligible( action, item, context ) ) {
		return null;
	}
	const shared: ComponentProps< typeof Button > = {
		...props,
		size: 'compact',
		...( label === undefined
			? { children: action.getLabel( [ item ], context ) }
			: { icon: action.icon, label } ),
		isBusy,
		disabled: isBusy,
		accessibleWhenDisabled: true,
		onClick: () => void handleClick(),
	};
	return (
		<>
			{ action.liveOnly ? (
				<LiveOnlyButton what={ action.liveOnly } { ...shared } />
			) : (
				<Button { ...shared } />
			) }
			{ dialog }
		</>
	);
}
