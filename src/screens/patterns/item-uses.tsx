import { __ } from '@wordpress/i18n';

import { usageResource } from '@/data/resources/usage';
import { useResource } from '@/data/resources/use-resource';
import { UsedIn } from '@/features/used-in';
import { containsItself } from './engine/contains-itself';
import type { PatternItem } from './engine/types';

/** Props of {@link ItemUses}. */
export interface ItemUsesProps {
	item: PatternItem;
}

/** Where a pattern or part is used, and whether it contains itself. */
export function ItemUses( { item }: ItemUsesProps ) {
	const kind = item.type === 'wp_block' ? 'pattern' : 'part';
	const { data: usage } = useResource( usageResource, kind, item.id, 1 );
	return (
		<div className="atelier-pattern-uses">
			{ usage && containsItself( item, usage.items ) && (
				<p className="atelier-pattern-uses__warning">
					{ item.type === 'wp_block'
						? __(
								'This pattern contains itself. Nothing is shown in that place.',
								'atelier'
						  )
						: __(
								'This template part contains itself. Nothing is shown in that place.',
								'atelier'
						  ) }
				</p>
			) }
			<UsedIn kind={ kind } id={ item.id } />
		</div>
	);
}
