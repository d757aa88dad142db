import { usageResource, UsedIn } from '@/features/usage';
import { useResource } from '@/data/reads/use-resource';
import { listWarnings } from './rules/list-warnings';
import type { PatternItem } from './rules/types';

/** Props of {@link ItemUses}. */
export interface ItemUsesProps {
	item: PatternItem;
}

/** The places that use a pattern or part, with warnings. */
export function ItemUses( { item }: ItemUsesProps ) {
	const kind = item.type === 'wp_block' ? 'pattern' : 'part';
	const { data: usage } = useResource( usageResource, kind, item.id, 1 );
	return (
		<div className="atelier-pattern-uses">
			{ listWarnings( item, usage ).map( ( warning ) => (
				<p key={ warning } className="atelier-pattern-uses__warning">
					{ warning }
				</p>
			) ) }
			<UsedIn kind={ kind } id={ item.id } />
		</div>
	);
}
