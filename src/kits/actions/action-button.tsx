import { useState, type ComponentProps } from 'react';
import { Button } from '@wordpress/components';

import { getActionLabel, isActionEligible } from './guard-action';
import type { ItemAction } from './item-action';
import { toListAction } from './to-list-actions';
import { useRunAction } from './use-run-action';

/** Props of {@link ActionButton}. */
export interface ActionButtonProps< Item, Context >
	extends Pick< ComponentProps< typeof Button >, 'variant' | 'className' > {
	/** Item that the action is about. */
	item: Item;
	action: ItemAction< Item, Context >;
	context: Context;
	/** Name of a button that shows the icon alone; without it the button shows the name of the action. */
	label?: string;
}

/** The button of an action for an item that stands alone; nothing where a person may not do it. */
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
	return (
		<>
			<Button
				{ ...props }
				size="compact"
				{ ...( label !== undefined && { icon: action.icon, label } ) }
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void handleClick() }
			>
				{ label === undefined &&
					getActionLabel( action, [ item ], context ) }
			</Button>
			{ dialog }
		</>
	);
}
